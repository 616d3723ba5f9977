// SPDX-License-Identifier: Apache-2.0

public import MullionCollectionGeometry
public import MullionViewTree

// The members of window scenes that depend on modules above views.
extension UIWindowScene {
  /// The screen of the scene's windows.
  public var screen: UIScreen { (display ?? .program).screen }

  /// The traits of the scene's key window or else of its first window, or of the screen before there is a
  /// window.
  public var traitCollection: UITraitCollection {
    (keyWindow ?? windows.first)?.traitCollection ?? screen.traitCollection
  }

  /// The display of the scene's windows.
  package var display: ApplicationDisplay? { own?.display }
}
