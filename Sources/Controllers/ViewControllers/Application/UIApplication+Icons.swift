// SPDX-License-Identifier: Apache-2.0

import Foundation
public import MullionCollectionGeometry

/// App icons, which are unsupported, and settings of the system.
extension UIApplication {
  /// Whether alternate icons are supported; always `false`.
  public var supportsAlternateIcons: Bool { false }
  /// The name of the alternate icon; always `nil`.
  public var alternateIconName: String? { nil }

  /// Sets the alternate icon.
  ///
  /// - Note: Always fails on Linux.
  ///
  /// - Parameters:
  ///   - alternateIconName: The name of the icon, or `nil` for the primary icon.
  ///   - completionHandler: A closure called on the main queue with the error `.featureUnsupported`.
  public func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    DispatchQueue.main.async { completionHandler(CocoaError(.featureUnsupported)) }
  }

  /// Sets the alternate icon with the given name, or the primary icon for `nil`.
  ///
  /// - Throws: `CocoaError.featureUnsupported`, always on Linux.
  public func setAlternateIconName(_ alternateIconName: String?) async throws {
    throw CocoaError(.featureUnsupported)
  }

  /// The text size that the user prefers.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }

  /// The orientation of the interface.
  @available(*, deprecated, message: "use the interfaceOrientation of the window's scene")
  public var statusBarOrientation: UIInterfaceOrientation {
    ApplicationDisplay.current.windowScene?.interfaceOrientation ?? .unknown
  }

  /// Whether protected files can be read; always `true`.
  public var isProtectedDataAvailable: Bool { true }
}
