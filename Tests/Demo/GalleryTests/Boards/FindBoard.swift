// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A text view with the find panel, opened to replace matches.
final class FindBoard: UIViewController {
  private let text = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    text.frame = view.bounds
    text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    text.font = .preferredFont(forTextStyle: .body)
    text.text = "A bird sits on a branch. Another bird comes, and the birds sing together."
    text.isFindInteractionEnabled = true
    view.addSubview(text)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    text.becomeFirstResponder()
    text.findInteraction?.presentFindNavigator(showingReplace: true)
  }
}
