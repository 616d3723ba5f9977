// SPDX-License-Identifier: Apache-2.0

package import CollectionGeometry
import ViewTree

/// The view's way onto the screen and off it, as the view tree reports it.
extension UIViewController: ViewOwner {
  package func viewWillChangePresence(_ isPresent: Bool) {
    if isPresent, appearance == .disappeared {
      appearance = .appearing
      viewWillAppear(false)
    } else if !isPresent, appearance == .appeared || appearance == .appearing {
      appearance = .disappearing
      viewWillDisappear(false)
    }
  }

  package func viewDidChangePresence(_ isPresent: Bool) {
    if isPresent, appearance == .appearing {
      viewIsAppearing(false)
      viewIfLoaded?.surface?.afterNextLayout { [weak self] in self?.finishAppearing() }
    } else if !isPresent, appearance == .disappearing {
      appearance = .disappeared
      viewDidDisappear(false)
    }
  }

  package func viewDidChangeTraits(from previous: UITraitCollection) {
    traitCollectionDidChange(previous)
  }

  private func finishAppearing() {
    guard appearance == .appearing else { return }
    appearance = .appeared
    viewDidAppear(false)
  }
}
