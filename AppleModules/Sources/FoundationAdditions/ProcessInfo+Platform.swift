// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension ProcessInfo {
  /// Whether an application for iPhone or iPad runs on a Mac: never.
  public var isiOSAppOnMac: Bool { false }
  /// Whether an application for iPad runs on a Mac as one of its own: never.
  public var isMacCatalystApp: Bool { false }
}
