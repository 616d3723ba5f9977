// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionViewTree

/// What of UIViewController can be reached by name, as nibs and key-value coding do.
@MainActor
enum ControllerMembers {
  static let list: [_NamedMember] = [
    .property("title", \UIViewController.title),
    .property("view", \UIViewController.view),
    .property("navigationItem", \UIViewController.navigationItem),
  ]
}
