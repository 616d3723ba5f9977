// SPDX-License-Identifier: Apache-2.0

import MullionContracts

extension UIView {
  /// The view's name in messages: its class, followed by its accessibility identifier or, for a controller's
  /// view without one, by the controller's class.
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

  /// The view's name with those of its enclosing views, for example `UILabel "price" in ProfileCell in
  /// UICollectionView`.
  ///
  /// Up to three enclosing views that identify the place are named, ending at a controller's view.
  package var messagePlace: String {
    var names = [messageName]
    var view = self
    while !view.tree.isControllerView, names.count < 4, let outer = view.superview {
      view = outer
      if view.isKnownToReaders { names.append(view.messageName) }
    }
    return names.joined(separator: " in ")
  }

  /// Whether the view identifies a place in a message: not an anonymous container or an internal view of the
  /// library.
  private var isKnownToReaders: Bool {
    if tree.isControllerView || accessibilityIdentifier?.isEmpty == false { return true }
    guard let name = LibraryModules.name(of: type(of: self)) else { return true }
    return name.hasPrefix("UI") && name != "UIView" && name != "UIWindow"
  }

  /// Reports a change of the view off the main thread; a no-op on the main thread or after the first report.
  ///
  /// Called by nearly every change that is the first since the last frame. The superviews are marked as
  /// reported too, so that a superview whose layout is scheduled because of the change is not reported again.
  func checkThread() {
    guard !MainThread.isCurrent, !tree.isToldOfThread else { return }
    for view in sequence(first: self, next: \.superview) { view.tree.isToldOfThread = true }
    Diagnostics.report(
      CallerPlace.naming(
        "\(messagePlace) was changed on another thread than the main thread, where views are"
          + " laid out and "
          + "drawn meanwhile; change it in `await MainActor.run { … }` or `DispatchQueue.main.async`"
      )
    )
  }
}
