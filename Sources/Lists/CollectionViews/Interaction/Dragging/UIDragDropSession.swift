// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import MullionViewTree

/// What is dragged, and where it is.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// The things that are dragged.
  var items: [UIDragItem] { get }
  /// Where the drag is, in the coordinate space of `view`, in points.
  func location(in view: UIView) -> CGPoint
  /// Whether the things may be moved, and not just copied.
  var allowsMoveOperation: Bool { get }
  /// Whether the things can be dropped in this program only.
  var isRestrictedToDraggingApplication: Bool { get }
}

extension UIDragDropSession {
  /// Whether one of the things can be taken as one of the types.
  public func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  /// Whether one of the things can be taken as an object of the class.
  public func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }

  /// Whether one of the things can be taken as a text or a URL.
  public func canLoadObjects<T>(ofClass: T.Type) -> Bool where T: ItemProviderBridging {
    canLoadObjects(ofClass: T.ItemProviderObject.self)
  }
}
