// SPDX-License-Identifier: Apache-2.0

extension UIMenuSystem {
  /// The menu that the responders from `first` on build; nil: they add nothing.
  func menu(from first: ResponderObject) -> UIMenu? {
    let chain = Array(sequence(first: first, next: \.next))
    guard let end = chain.last else { return nil }
    if let built, builtBy === end { return built }
    let tree = MenuTree(self, .standard)
    for responder in chain.reversed() { responder.buildMenu(with: tree) }
    built = tree.root
    builtBy = end
    return tree.root
  }
}
