// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionContracts

extension UIColor {
  /// The tint colour of the view being laid out or drawn.
  ///
  /// Views are redrawn when their tint colour changes. In a view whose own tint colour is this one, it
  /// resolves to the superview's tint colour.
  ///
  /// Differs from UIKit: traits carry no tint. Resolved outside of layout and drawing, it is `systemBlue`.
  public class var tintColor: UIColor { Tint.color }

  /// Returns the static colour that this colour resolves to in `view`.
  @MainActor
  package func resolvedColor(in view: UIView) -> UIColor {
    TraitContext.with(view) { resolvedColor(with: view.traitCollection) }
  }

  private enum Tint {
    static let color = UIColor { traits in
      guard MainThread.isCurrent else { return .systemBlue }
      return MainActor.assumeIsolated { shown(with: traits) }
    }

    @MainActor
    private static func shown(with traits: UITraitCollection) -> UIColor {
      guard let view = TraitContext.view?.takeUnretainedValue() as? UIView else {
        return .systemBlue
      }
      // The tint colour may itself be derived from the tint: resolve that in the superview of the view that
      // set it.
      let setter = sequence(first: view) { $0.superview }.first { $0.tree.tintColor != nil }
      return TraitContext.with(setter?.superview) {
        (view.tintColor ?? .systemBlue).resolvedColor(with: traits)
      }
    }
  }
}
