// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// The items and the location of a drag.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// The items that are being dragged.
  var items: [UIDragItem] { get }
  /// Returns the location of the drag in the coordinate space of `view`, in points.
  func location(in view: UIView) -> CGPoint
  /// Whether the items may be moved, and not only copied.
  var allowsMoveOperation: Bool { get }
  /// Whether the items can be dropped in this app only.
  ///
  /// - Note: Has no effect on Linux. Drags never leave the app.
  var isRestrictedToDraggingApplication: Bool { get }
}

extension UIDragDropSession {
  /// Returns whether at least one item conforms to one of the types.
  public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  /// Returns whether at least one item can be loaded as an object of the class.
  public func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }

  /// Returns whether at least one item can be loaded as a value of the type, a text or a URL.
  public func canLoadObjects<T>(ofClass: T.Type) -> Bool where T: ItemProviderBridging {
    canLoadObjects(ofClass: T.ItemProviderObject.self)
  }
}
