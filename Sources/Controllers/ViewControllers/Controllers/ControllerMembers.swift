// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// The members of `UIViewController` that can be reached by name, as from nibs and key-value coding.
@MainActor
enum ControllerMembers {
  static let list: [_NamedMember] = [
    .property("title", \UIViewController.title),
    .property("view", \UIViewController.view),
    .property("navigationItem", \UIViewController.navigationItem),
  ]
}
