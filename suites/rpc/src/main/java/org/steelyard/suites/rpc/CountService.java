package org.steelyard.suites.rpc;

import io.grpc.MethodDescriptor;
import io.grpc.MethodDescriptor.MethodType;
import io.grpc.ServerServiceDefinition;
import io.grpc.stub.ServerCalls;
import io.grpc.stub.StreamObserver;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/**
 * The service under load: each call blocks under a read lock, as a reader of a shared tree does,
 * and returns how many calls there were. Written by hand, so that the build generates no code.
 */
final class CountService {

  private static final String NAME = "steelyard.Count";

  /** The only method. What the request says does not matter. */
  static final MethodDescriptor<Long, Long> NEXT =
      MethodDescriptor.newBuilder(new LongMarshaller(), new LongMarshaller())
          .setType(MethodType.UNARY)
          .setFullMethodName(MethodDescriptor.generateFullMethodName(NAME, "Next"))
          .build();

  private final ReadWriteLock tree = new ReentrantReadWriteLock();
  private final AtomicLong calls = new AtomicLong();
  private final Blocker blocker;

  CountService(Blocker blocker) {
    this.blocker = blocker;
  }

  ServerServiceDefinition definition() {
    return ServerServiceDefinition.builder(NAME)
        .addMethod(NEXT, ServerCalls.asyncUnaryCall(this::next))
        .build();
  }

  private void next(Long request, StreamObserver<Long> response) {
    response.onNext(blockAndCount());
    response.onCompleted();
  }

  private long blockAndCount() {
    Lock reading = tree.readLock();
    reading.lock();
    try {
      blocker.block();
      return calls.incrementAndGet();
    } finally {
      reading.unlock();
    }
  }
}
