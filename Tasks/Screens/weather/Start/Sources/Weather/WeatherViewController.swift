// SPDX-License-Identifier: Apache-2.0

import UIKit

struct Weather {
  struct Day: Hashable {
    let name: String
    let low: Int
    let high: Int
  }

  let city: String
  let temperature: Int
  /// Temperatures of the next hours, the current one first.
  let hours: [Int]
  let days: [Day]
}

/// The forecast; TASK.md describes it.
final class WeatherViewController: UIViewController {
  let weather: Weather

  init(weather: Weather) {
    self.weather = weather
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }
}
