// SPDX-License-Identifier: Apache-2.0

package import MullionViewTree

extension UIControl.State {
  /// The states that appearances are set for.
  package static let eachOfAppearances: [UIControl.State] = [
    .normal, .highlighted, .disabled, .selected, .focused, [.selected, .highlighted],
  ]
}
