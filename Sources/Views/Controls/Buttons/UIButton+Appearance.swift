// SPDX-License-Identifier: Apache-2.0

import Foundation
package import MullionViewTree

extension UIButton: AppearanceNaming {
  /// The members that appearance proxies of buttons can set.
  package static var appearanceMembers: [AppearanceMember] {
    [AppearanceMember("contentEdgeInsets", \UIButton.contentEdgeInsets)]
      + UIControl.State.eachOfAppearances.flatMap { state in
        [
          AppearanceMember(
            "titleColor \(state.rawValue)",
            read: { (button: UIButton) in .some(button.ownTitleColor(for: state)) },
            write: { $0.setTitleColor($1, for: state) }),
          AppearanceMember(
            "backgroundImage \(state.rawValue)",
            read: { (button: UIButton) in .some(button.ownBackgroundImage(for: state)) },
            write: { $0.setBackgroundImage($1, for: state) }),
        ]
      }
  }
}
