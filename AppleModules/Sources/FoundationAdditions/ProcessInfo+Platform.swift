// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension ProcessInfo {
  /// Whether an app for iPhone or iPad is running on a Mac; always `false`.
  public var isiOSAppOnMac: Bool { false }
  /// Whether an iPad app is running on a Mac as a Mac Catalyst app; always `false`.
  public var isMacCatalystApp: Bool { false }
}
