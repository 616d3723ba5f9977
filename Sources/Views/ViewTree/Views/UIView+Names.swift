// SPDX-License-Identifier: Apache-2.0

import MullionContracts

extension UIView {
  /// The view's name in messages: its class, with its accessibility identifier, or with the
  /// controller whose view it is.
  package var messageName: String {
    let type = "\(type(of: self))"
    if let accessibilityIdentifier, !accessibilityIdentifier.isEmpty {
      return "\(type) \"\(accessibilityIdentifier)\""
    }
    guard tree.isControllerView, let owner = nextResponderOverride else { return type }
    return "\(type) of \(Swift.type(of: owner))"
  }

  /// The view's name in messages about constraints.
  var words: String { messageName }

  /// The view's name with what it is in, `UILabel "price" in ProfileCell in UICollectionView`: the
  /// three nearest views that a reader knows, up to a controller's.
  package var messagePlace: String {
    var names = [messageName]
    var view = self
    while !view.tree.isControllerView, names.count < 4, let outer = view.superview {
      view = outer
      if view.isKnownToReaders { names.append(view.messageName) }
    }
    return names.joined(separator: " in ")
  }

  /// Whether the view is more than one among many that only hold others, or a part of the library's.
  private var isKnownToReaders: Bool {
    if tree.isControllerView || accessibilityIdentifier?.isEmpty == false { return true }
    guard let name = LibraryModules.name(of: type(of: self)) else { return true }
    return name.hasPrefix("UI") && name != "UIView" && name != "UIWindow"
  }

  /// Says once that the view was changed where it must not be: off the main thread.
  ///
  /// Called where nearly every change comes along, when it is the first since the last frame. A view
  /// that is to be laid out because one in it was changed is not told of again.
  func checkThread() {
    guard !MainThread.isCurrent, !tree.isToldOfThread else { return }
    for view in sequence(first: self, next: \.superview) { view.tree.isToldOfThread = true }
    Diagnostics.report(
      CallerPlace.naming(
        "\(messagePlace) was changed in another thread than the main one, where views are laid out and "
          + "drawn meanwhile; change it in `await MainActor.run { … }` or `DispatchQueue.main.async`"
      )
    )
  }
}
