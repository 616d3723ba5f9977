// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Answers what else there is to know about an element.
public typealias AXCustomContentReturnBlock = () -> [AXCustomContent]?

/// An element of which there is more to know than fits in its name.
///
/// Views, and other elements of accessibility, that conform are asked when they are read.
@preconcurrency @MainActor
public protocol AXCustomContentProvider: NSObjectProtocol {
  /// What else there is to know, in the order in which it is read; nil: nothing.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var accessibilityCustomContent: [AXCustomContent]! { get set }
  /// Answers in the place of `accessibilityCustomContent`; nil: nobody does.
  ///
  /// It need not be there.
  var accessibilityCustomContentBlock: AXCustomContentReturnBlock? { get set }
}

extension AXCustomContentProvider {
  /// Nobody answers in the place of `accessibilityCustomContent`.
  public var accessibilityCustomContentBlock: AXCustomContentReturnBlock? {
    get { nil }
    set {}
  }
}
