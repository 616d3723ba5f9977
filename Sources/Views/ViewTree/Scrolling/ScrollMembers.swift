// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The members of `UIScrollView` that are accessible by name, for nibs and key-value coding.
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
