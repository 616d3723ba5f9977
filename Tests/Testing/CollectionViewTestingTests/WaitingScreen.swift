// SPDX-License-Identifier: Apache-2.0

import Foundation
import UIKit

/// A controller that performs a closure when its view is loaded, and records events with their times.
final class WaitingScreen: UIViewController {
  /// The recorded events, with times of ``clock``.
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

  /// Records `event` on the main queue after `delay` seconds.
  func queue(_ event: String, in delay: TimeInterval) {
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
      guard let self else { return }
      MainActor.assumeIsolated { self.record(event) }
    }
  }

  /// Records a tick every `interval` seconds, by a new call of the main queue each time.
  func tick(every interval: TimeInterval) {
    DispatchQueue.main.asyncAfter(deadline: .now() + interval) { [weak self] in
      guard let self else { return }
      MainActor.assumeIsolated {
        self.record("tick")
        self.tick(every: interval)
      }
    }
  }

  /// Records `event` every `interval` seconds, or once if `repeats` is `false`.
  @discardableResult
  func timer(_ event: String, every interval: TimeInterval, repeats: Bool = true) -> Timer {
    Timer.scheduledTimer(withTimeInterval: interval, repeats: repeats) { [weak self] _ in
      guard let self else { return }
      MainActor.assumeIsolated { self.record(event) }
    }
  }

  /// Records `event` after `delay` seconds, or at another fire date that is set on the returned timer.
  func alarm(_ event: String, in delay: TimeInterval) -> Timer {
    let timer = Timer(timeInterval: delay, repeats: false) { [weak self] _ in
      guard let self else { return }
      MainActor.assumeIsolated { self.record(event) }
    }
    RunLoop.main.add(timer, forMode: .common)
    return timer
  }
}
