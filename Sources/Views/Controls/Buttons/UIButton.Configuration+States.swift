// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

extension UIButton.Configuration {
  /// Returns the configuration with the colours for the button's state.
  public func updated(for button: UIButton) -> UIButton.Configuration {
    colored(for: button.state, tint: button.tintColor)
  }

  /// Returns the configuration with all colours resolved for `state` and `tint`.
  func colored(for state: UIControl.State, tint: UIColor) -> UIButton.Configuration {
    var updated = self
    let isOn = automaticallyUpdateForSelection && state.contains(.selected)
    let shown: Kind = isOn && (kind == .plain || kind == .gray) ? .tinted : kind
    var ground =
      background.backgroundColor ?? groundColor(shown, base: baseBackgroundColor, tint: tint)
    var ink = baseForegroundColor ?? (shown == .filled ? .white : tint)
    if state.contains(.disabled) {
      ink = .tertiaryLabel
      if shown != .plain { ground = .tertiarySystemFill }
    } else if state.contains(.highlighted) {
      ink = ink.withAlphaComponent(shown == .filled ? 0.85 : 0.4)
      ground = ground.map { faded($0) }
    }
    updated.baseForegroundColor = ink
    updated.background.backgroundColor = ground ?? .clear
    return updated
  }

  private func groundColor(_ kind: Kind, base: UIColor?, tint: UIColor) -> UIColor? {
    switch kind {
    case .plain: base
    case .gray: base ?? .secondarySystemFill
    case .tinted: (base ?? tint).withAlphaComponent(0.18)
    case .filled: base ?? tint
    }
  }

  private func faded(_ color: UIColor) -> UIColor {
    UIColor { traits in
      let resolved = color.resolvedColor(with: traits)
      return resolved.withAlphaComponent(resolved.cgColor.alpha * 0.75)
    }
  }
}
