// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The members of `UIView` that are accessible by name, for nibs and key-value coding.
@MainActor
enum ViewMembers {
  static let list: [_NamedMember] = [
    .property("frame", \UIView.frame),
    .property("bounds", \UIView.bounds),
    .property("center", \UIView.center),
    .property("alpha", \UIView.alpha),
    .property("isHidden", \UIView.isHidden),
    .property("backgroundColor", \UIView.backgroundColor),
    .property("tintColor", \UIView.tintColor),
    .property("tag", \UIView.tag),
    .property("clipsToBounds", \UIView.clipsToBounds),
    .property("isUserInteractionEnabled", \UIView.isUserInteractionEnabled),
    .property("contentMode", \UIView.contentMode),
    .property("transform", \UIView.transform),
    .property("layer", \UIView.layer),
    .property("superview", \UIView.superview),
    .property("subviews", \UIView.subviews),
    .property("accessibilityIdentifier", \UIView.accessibilityIdentifier),
    .property("accessibilityLabel", \UIView.accessibilityLabel),
    .action(Selector("setNeedsLayout", UIView.setNeedsLayout)),
    .action(Selector("layoutIfNeeded", UIView.layoutIfNeeded)),
    .action(Selector("setNeedsUpdateConstraints", UIView.setNeedsUpdateConstraints)),
    .action(Selector("removeFromSuperview", UIView.removeFromSuperview)),
    .action(Selector("sizeToFit", UIView.sizeToFit)),
  ]
}
