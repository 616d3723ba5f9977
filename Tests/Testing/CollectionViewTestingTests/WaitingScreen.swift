// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// Does what it is given when its view is loaded, and notes what happens when.
final class WaitingScreen: UIViewController {
  /// What happened, by the clock that ``clock`` reads.
  private(set) var events: [String] = []
  var clock: () -> TimeInterval = { 0 }
  private let start: (WaitingScreen) -> Void

  init(_ start: @escaping (WaitingScreen) -> Void) {
    self.start = start
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    start(self)
  }

  func record(_ event: String) {
    events.append("\(event) \((clock() * 1000).rounded() / 1000)")
  }

  /// Notes `event` when the main queue comes to it in `delay` seconds.
  func queue(_ event: String, in delay: TimeInterval) {
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
      guard let self else { return }
      MainActor.assumeIsolated { self.record(event) }
    }
  }

  /// Notes a tick every `interval` seconds, asking the main queue anew each time.
  func tick(every interval: TimeInterval) {
    DispatchQueue.main.asyncAfter(deadline: .now() + interval) { [weak self] in
      guard let self else { return }
      MainActor.assumeIsolated {
        self.record("tick")
        self.tick(every: interval)
      }
    }
  }

  /// Notes `event` every `interval` seconds, or once.
  @discardableResult
  func timer(_ event: String, every interval: TimeInterval, repeats: Bool = true) -> Timer {
    Timer.scheduledTimer(withTimeInterval: interval, repeats: repeats) { [weak self] _ in
      guard let self else { return }
      MainActor.assumeIsolated { self.record(event) }
    }
  }

  /// Notes `event` in `delay` seconds, or whenever else the timer is set to.
  func alarm(_ event: String, in delay: TimeInterval) -> Timer {
    let timer = Timer(timeInterval: delay, repeats: false) { [weak self] _ in
      guard let self else { return }
      MainActor.assumeIsolated { self.record(event) }
    }
    RunLoop.main.add(timer, forMode: .common)
    return timer
  }
}
