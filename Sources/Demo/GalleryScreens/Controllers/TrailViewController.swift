// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The screen of a trail, with a toolbar.
final class TrailViewController: UIViewController {
  private let trail: Trail
  private let length = UILabel.styled(.systemFont(ofSize: 64, weight: .bold), .label)
  private let note = UILabel.styled(.systemFont(ofSize: 17), .secondaryLabel, lines: 0)

  init(_ trail: Trail) {
    self.trail = trail
    super.init(nibName: nil, bundle: nil)
    title = trail.name
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .action)
    toolbarItems = [
      UIBarButtonItem(systemItem: .bookmarks), .flexibleSpace(),
      UIBarButtonItem(title: "Walked"), .flexibleSpace(), UIBarButtonItem(systemItem: .trash),
    ]
  }

  required init?(coder: NSCoder) {
    fatalError("The gallery is made in code.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    length.text = trail.length
    note.text = "Escape or Alt and the left arrow lead back, as the button does."
    for label in [length, note] {
      label.textAlignment = .center
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
    }
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      length.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      length.centerYAnchor.constraint(equalTo: safe.centerYAnchor, constant: -40),
      note.topAnchor.constraint(equalTo: length.bottomAnchor, constant: 12),
      note.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 40),
      note.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -40),
    ])
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.setToolbarHidden(true, animated: animated)
  }
}
