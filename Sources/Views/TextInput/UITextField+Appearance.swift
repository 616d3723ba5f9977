// SPDX-License-Identifier: Apache-2.0

import Foundation
package import MullionViewTree

extension UITextField: AppearanceNaming {
  /// The members that appearance proxies of text fields can set.
  package static var appearanceMembers: [AppearanceMember] {
    [
      AppearanceMember(
        attributes: "defaultTextAttributes",
        read: { (field: UITextField) in
          field.defaultsAreGiven ? field.defaultTextAttributes : nil
        },
        write: { $0.defaultTextAttributes = $1 }),
      AppearanceMember("font", \UITextField.font),
      AppearanceMember("textColor", \UITextField.textColor),
      AppearanceMember("keyboardAppearance", \UITextField.keyboardAppearance),
      AppearanceMember("clearButtonMode", \UITextField.clearButtonMode),
      AppearanceMember("borderStyle", \UITextField.borderStyle),
    ]
  }
}
