// SPDX-License-Identifier: Apache-2.0

import UIKit

/// An alert that records its appearance callbacks.
final class RecordedAlert: UIAlertController {
  private weak var record: AppearanceRecord?
  private var name = ""

  convenience init(_ style: Style, in record: AppearanceRecord) {
    self.init(title: "Alert", message: nil, preferredStyle: style)
    self.record = record
    name = record.add(self)
    addAction(UIAlertAction(title: "Cancel", style: .cancel))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    record?.addView(view, of: name)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    record?.record(.willAppear, of: name)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    record?.record(.didAppear, of: name)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    record?.record(.willDisappear, of: name)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    record?.record(.didDisappear, of: name)
  }
}
