// SPDX-License-Identifier: Apache-2.0

public import Foundation
import MullionContracts

/// The seconds since the machine was started; goes on steadily.
///
/// Code of a screen that a test shows gets the time of its harness.
public func CACurrentMediaTime() -> TimeInterval {
  let virtual = MainThread.isCurrent ? MainActor.assumeIsolated { DisplayLinks.virtualTime } : nil
  return virtual ?? ProcessInfo.processInfo.systemUptime
}
