// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The seconds since the machine was started; goes on steadily.
public func CACurrentMediaTime() -> TimeInterval { ProcessInfo.processInfo.systemUptime }
