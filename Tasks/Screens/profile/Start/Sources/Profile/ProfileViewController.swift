// SPDX-License-Identifier: Apache-2.0

import UIKit

struct Person {
  let name: String
  let biography: String
  let posts: Int
  let followers: Int
  let following: Int
}

/// The page of a person; TASK.md describes it.
final class ProfileViewController: UIViewController {
  let person: Person
  /// Called when the user taps the button.
  var onFollow: () -> Void = {}

  init(person: Person) {
    self.person = person
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }
}
