// SPDX-License-Identifier: Apache-2.0

import Foundation
package import MullionViewTree

extension UITextView: AppearanceNaming {
  /// The members that appearance proxies of text views can set.
  package static var appearanceMembers: [AppearanceMember] {
    [
      AppearanceMember("font", \UITextView.font),
      AppearanceMember("textColor", \UITextView.textColor),
      AppearanceMember("keyboardAppearance", \UITextView.keyboardAppearance),
      AppearanceMember(
        attributes: "linkTextAttributes",
        read: { (view: UITextView) in view.linkTextAttributes ?? [:] },
        write: { $0.linkTextAttributes = $1 }),
    ]
  }
}
