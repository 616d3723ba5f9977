// SPDX-License-Identifier: Apache-2.0

import Foundation
public import MullionCollectionGeometry

/// What the system shows of a program beside its windows, as on a system that shows none of it.
extension UIApplication {
  /// Whether the program's icon can be another one: false.
  public var supportsAlternateIcons: Bool { false }
  /// The name of the icon that is shown instead of the program's; nil: the program's own is.
  public var alternateIconName: String? { nil }

  /// Shows another icon; it can't be shown.
  ///
  /// - Parameters:
  ///   - alternateIconName: The name of the icon; nil: the program's own.
  ///   - completionHandler: Called on the main queue with why not: `.featureUnsupported`.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    DispatchQueue.main.async { completionHandler(CocoaError(.featureUnsupported)) }
  }

  /// Shows another icon; it can't be shown.
  public func setAlternateIconName(_ alternateIconName: String?) async throws {
    throw CocoaError(.featureUnsupported)
  }

  /// The size of text that the person chose.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }

  /// The way up of the interface.
  @available(*, deprecated, message: "use the interfaceOrientation of the window's scene")
  public var statusBarOrientation: UIInterfaceOrientation {
    ApplicationDisplay.current.windowScene?.interfaceOrientation ?? .unknown
  }

  /// Whether the device's protected files can be read: true.
  public var isProtectedDataAvailable: Bool { true }

  /// Has the program get the keys of headphones and the like; there are none.
  public func beginReceivingRemoteControlEvents() {}
  /// Has the program get no keys of headphones any more.
  public func endReceivingRemoteControlEvents() {}
}
