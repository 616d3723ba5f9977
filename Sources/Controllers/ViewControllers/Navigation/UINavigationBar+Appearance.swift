// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionControls
package import MullionViewTree

extension UINavigationBar: AppearanceNaming {
  /// The properties of navigation bars that appearance proxies can set.
  ///
  /// Properties that are parts of the standard appearance are ignored if `standardAppearance` was set as a
  /// whole.
  package static var appearanceMembers: [AppearanceMember] {
    [
      .standardLook(\UINavigationBar.standardAppearance, \.standardAppearanceIsGiven),
      .look("compactAppearance", \UINavigationBar.compactAppearance),
      .look("scrollEdgeAppearance", \UINavigationBar.scrollEdgeAppearance),
      .look("compactScrollEdgeAppearance", \UINavigationBar.compactScrollEdgeAppearance),
      AppearanceMember("isTranslucent", \UINavigationBar.isTranslucent),
      AppearanceMember("barStyle", \UINavigationBar.barStyle),
      AppearanceMember("prefersLargeTitles", \UINavigationBar.prefersLargeTitles),
      .part("barTintColor", \UINavigationBar.barTintColor, \.standardAppearanceIsGiven),
      .part(
        "backIndicatorImage", \UINavigationBar.backIndicatorImage, \.standardAppearanceIsGiven),
      .part(
        "backIndicatorTransitionMaskImage", \UINavigationBar.backIndicatorTransitionMaskImage,
        \.standardAppearanceIsGiven),
      .part("shadowImage", \UINavigationBar.shadowImage, \.standardAppearanceIsGiven),
      AppearanceMember(
        "backgroundImage",
        read: { (bar: UINavigationBar) in
          bar.standardAppearanceIsGiven ? nil : .some(bar.givenBackgroundImage)
        },
        write: { $0.setBackgroundImage($1, for: .default) }),
      AppearanceMember(
        attributes: "titleTextAttributes",
        read: { (bar: UINavigationBar) in
          bar.standardAppearanceIsGiven ? nil : bar.titleTextAttributes ?? [:]
        },
        write: { $0.titleTextAttributes = $1 }),
      AppearanceMember(
        attributes: "largeTitleTextAttributes",
        read: { (bar: UINavigationBar) in
          bar.standardAppearanceIsGiven ? nil : bar.largeTitleTextAttributes ?? [:]
        },
        write: { $0.largeTitleTextAttributes = $1 }),
    ]
  }
}
