// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Seconds since the beginning of 2001, in Greenwich.
public typealias CFAbsoluteTime = Double

/// The time on the machine's clock, which may be set back.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
