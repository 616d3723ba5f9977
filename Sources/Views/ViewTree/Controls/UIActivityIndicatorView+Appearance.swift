// SPDX-License-Identifier: Apache-2.0

extension UIActivityIndicatorView: AppearanceNaming {
  /// The members that appearance proxies of activity indicators set.
  package static var appearanceMembers: [AppearanceMember] {
    [
      AppearanceMember(
        "color", read: { (wheel: UIActivityIndicatorView) in .some(wheel.color) },
        write: { $0.color = $1 })
    ]
  }
}
