// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts

/// Returns the time since system start, in seconds, on a monotonic clock.
///
/// While a test shows a screen, it returns the time of the test harness on the main thread.
public func CACurrentMediaTime() -> TimeInterval {
  let virtual = MainThread.isCurrent ? MainActor.assumeIsolated { DisplayLinks.virtualTime } : nil
  return virtual ?? ProcessInfo.processInfo.systemUptime
}
