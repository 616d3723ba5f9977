// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The calls that several controllers received, in order.
@MainActor
final class Record {
  var lines: [String] = []
}

/// A controller that records its calls.
final class RecordingController: UIViewController {
  let record: Record
  let name: String

  init(_ name: String = "", record: Record) {
    self.name = name
    self.record = record
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func record(_ event: String) {
    record.lines.append(name.isEmpty ? event : "\(name) \(event)")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    record("did load")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    record("will appear")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    record("is appearing")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    record("did appear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    record("will disappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    record("did disappear")
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    record("will lay out")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    record("did lay out")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    record(parent == nil ? "will leave parent" : "will move to parent")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    record(parent == nil ? "did leave parent" : "did move to parent")
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    record("will become \(Int(size.width))x\(Int(size.height))")
    coordinator.animate { [weak self] _ in
      self?.record("is \(Int(self?.view.bounds.width ?? 0)) wide")
    } completion: { [weak self] _ in
      self?.record("was laid out")
    }
  }
}
