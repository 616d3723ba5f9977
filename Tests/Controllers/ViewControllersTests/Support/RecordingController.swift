// SPDX-License-Identifier: Apache-2.0

import UIKit

/// What several controllers were told, in order.
@MainActor
final class Record {
  var lines: [String] = []
}

/// Writes down what it is told.
final class RecordingController: UIViewController {
  let record: Record
  let name: String

  init(_ name: String = "", record: Record) {
    self.name = name
    self.record = record
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ event: String) {
    record.lines.append(name.isEmpty ? event : "\(name) \(event)")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("did load")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("will appear")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("is appearing")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("did appear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("will disappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("did disappear")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    note("will lay out")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    note("did lay out")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note(parent == nil ? "will leave parent" : "will move to parent")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note(parent == nil ? "did leave parent" : "did move to parent")
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    note("will become \(Int(size.width))x\(Int(size.height))")
    coordinator.animate { [weak self] _ in
      self?.note("is \(Int(self?.view.bounds.width ?? 0)) wide")
    } completion: { [weak self] _ in
      self?.note("was laid out")
    }
  }
}
