// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What of UIScrollView can be reached by name, as nibs and key-value coding do.
@MainActor
enum ScrollMembers {
  static let list: [_NamedMember] = [
    .property("contentSize", \UIScrollView.contentSize),
    .property("contentOffset", \UIScrollView.contentOffset),
    .property("contentInset", \UIScrollView.contentInset),
    .property("isScrollEnabled", \UIScrollView.isScrollEnabled),
    .property("zoomScale", \UIScrollView.zoomScale),
  ]
}
