// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A closure that returns the custom content of an element.
public typealias AXCustomContentReturnBlock = () -> [AXCustomContent]?

/// An accessibility element with additional content.
///
/// The content of a conforming view or other accessibility element is requested when the element is read.
@preconcurrency @MainActor
public protocol AXCustomContentProvider: NSObjectProtocol {
  /// The additional content in reading order; `nil` if there is none.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var accessibilityCustomContent: [AXCustomContent]! { get set }
  /// The closure that returns the content in place of `accessibilityCustomContent`; `nil` if there is none.
  ///
  /// Conforming types need not implement this property.
  var accessibilityCustomContentBlock: AXCustomContentReturnBlock? { get set }
}

extension AXCustomContentProvider {
  /// The default implementation, which returns `nil` and ignores new values.
  public var accessibilityCustomContentBlock: AXCustomContentReturnBlock? {
    get { nil }
    set {}
  }
}
