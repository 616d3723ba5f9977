// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// A search that waits for a pause in typing, by one of the mechanisms that apps use.
final class SearchScreen: UIViewController, UITextFieldDelegate {
  /// The mechanism that the screen waits with.
  enum Waiting: CaseIterable {
    case timer, queue, workItem, task, taskNanoseconds, continuousClock, suspendingClock
  }

  let field = UITextField()
  private(set) var searches: [String] = []
  private(set) var isWaiting = false
  private let waiting: Waiting
  private var timer: Timer?
  private var item: DispatchWorkItem?
  private var task: Task<Void, any Error>?
  private var typed = 0

  init(waiting: Waiting) {
    self.waiting = waiting
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    field.frame = CGRect(x: 20, y: 100, width: 300, height: 40)
    field.placeholder = "Search"
    field.addAction(UIAction { [weak self] _ in self?.textChanged() }, for: .editingChanged)
    view.addSubview(field)
  }

  private func textChanged() {
    isWaiting = true
    typed += 1
    switch waiting {
    case .timer: waitByTimer()
    case .queue: waitByQueue(typed)
    case .workItem: waitByWorkItem()
    case .task: waitByTask { try await Task.sleep(for: .milliseconds(300)) }
    case .taskNanoseconds: waitByTask { try await Task.sleep(nanoseconds: 300_000_000) }
    case .continuousClock: waitByTask { try await ContinuousClock().sleep(for: .seconds(0.3)) }
    case .suspendingClock:
      waitByTask { try await SuspendingClock().sleep(until: .now + .seconds(0.3)) }
    }
  }

  private func waitByTimer() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { [weak self] _ in
      guard let self else { return }
      MainActor.assumeIsolated { self.search() }
    }
  }

  private func waitByQueue(_ number: Int) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { [weak self] in
      guard let self else { return }
      MainActor.assumeIsolated { if self.typed == number { self.search() } }
    }
  }

  private func waitByWorkItem() {
    item?.cancel()
    let item = DispatchWorkItem { [weak self] in
      guard let self else { return }
      MainActor.assumeIsolated { self.search() }
    }
    self.item = item
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(300), execute: item)
  }

  private func waitByTask(_ sleep: @escaping @Sendable () async throws -> Void) {
    task?.cancel()
    task = Task { [weak self] in
      try await sleep()
      self?.search()
    }
  }

  private func search() {
    searches.append(field.text ?? "")
    isWaiting = false
  }
}
