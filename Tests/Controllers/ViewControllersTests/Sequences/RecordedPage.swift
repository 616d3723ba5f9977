// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A controller that records its appearance callbacks.
class RecordedPage: UIViewController {
  private weak var record: AppearanceRecord?
  private(set) var name = ""

  init(in record: AppearanceRecord) {
    self.record = record
    super.init(nibName: nil, bundle: nil)
    name = record.add(self)
    title = name
  }

  required init?(coder: NSCoder) { nil }

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
