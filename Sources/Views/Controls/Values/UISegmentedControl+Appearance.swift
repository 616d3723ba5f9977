// SPDX-License-Identifier: Apache-2.0

import Foundation
package import MullionViewTree

extension UISegmentedControl: AppearanceNaming {
  /// The members that appearance proxies of segmented controls can set.
  package static var appearanceMembers: [AppearanceMember] {
    [AppearanceMember("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor)]
      + UIControl.State.eachOfAppearances.map { state in
        AppearanceMember(
          attributes: "titleTextAttributes \(state.rawValue)",
          read: { (control: UISegmentedControl) in control.titleTextAttributes(for: state) ?? [:] },
          write: { $0.setTitleTextAttributes($1, for: state) })
      }
  }
}
