// SPDX-License-Identifier: Apache-2.0

import Glibc
import Synchronization

/// Threads with stacks large enough to traverse deeply nested sources.
///
/// A traversal recurses for each level of the syntax tree, and each call in a chain adds two levels. The
/// memory of a stack is allocated page by page, as it is used.
enum DeepThreads {
  /// The size of a thread's stack, in bytes.
  private static let stackSize = 1 << 30
  /// The maximum number of levels for which such a stack suffices.
  static let levels = 200_000

  /// Runs `body` on a thread of its own, or on the current one if none can be created, and returns its
  /// result.
  static func run<Value>(_ body: () -> Value) -> Value {
    var value: Value?
    withoutActuallyEscaping(body) { body in
      nonisolated(unsafe) let body = body
      withUnsafeMutablePointer(to: &value) { place in
        nonisolated(unsafe) let place = place
        perform(onThreads: 1) { place.pointee = body() }
      }
    }
    guard let value else { fatalError("the thread ended without a value") }
    return value
  }

  /// Calls `body` once for each number from zero below `count`, on at most as many threads as there are
  /// cores, and waits for all calls.
  static func perform(_ count: Int, _ body: @Sendable (Int) -> Void) {
    let next = Counter()
    let threads = min(count, max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    perform(onThreads: threads) {
      while true {
        let number = next.take()
        guard number < count else { return }
        body(number)
      }
    }
  }

  private static func perform(onThreads count: Int, _ body: @Sendable () -> Void) {
    withoutActuallyEscaping(body) { body in
      let threads = (0..<count).compactMap { _ in start(Work(body)) }
      // If no thread can be created, the current one does the work.
      if threads.isEmpty, count > 0 { body() }
      for thread in threads { pthread_join(thread, nil) }
    }
  }

  private static func start(_ work: Work) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    var thread = pthread_t()
    let context = Unmanaged.passRetained(work)
    let failure = pthread_create(
      &thread, &attributes,
      { context in
        guard let context else { return nil }
        Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
        return nil
      }, context.toOpaque())
    guard failure == 0 else {
      context.release()
      return nil
    }
    return thread
  }

  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  private final class Counter: Sendable {
    private let next = Atomic(0)

    func take() -> Int { next.wrappingAdd(1, ordering: .relaxed).oldValue }
  }
}
