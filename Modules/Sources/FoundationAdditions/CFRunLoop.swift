// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A run loop, by the name that C has for it.
public final class CFRunLoop: Hashable, @unchecked Sendable {
  // What is asked of the loop here, other threads may ask.
  private let loop: RunLoop

  fileprivate init(_ loop: RunLoop) {
    self.loop = loop
  }

  fileprivate func wakeUp() {
    loop.add(Timer(timeInterval: 0, repeats: false) { _ in }, forMode: .common)
  }

  /// Whether both are the same run loop.
  public static func == (left: CFRunLoop, right: CFRunLoop) -> Bool { left.loop === right.loop }

  /// Hashes which run loop it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(loop)) }
}

/// The run loop of the thread that asks.
public func CFRunLoopGetCurrent() -> CFRunLoop! { CFRunLoop(.current) }

/// The run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { CFRunLoop(.main) }

/// Has a run loop that waits take a turn.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) { rl?.wakeUp() }
