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
    let city = label(weather.city, .preferredFont(forTextStyle: .title1), .center)
    let temperature = label("\(weather.temperature)°", .systemFont(ofSize: 64), .center)
    let hours = makeHours()
    let days = column(weather.days.map(makeDay))
    days.isLayoutMarginsRelativeArrangement = true
    days.directionalLayoutMargins = .init(top: 0, leading: 16, bottom: 0, trailing: 16)
    let stack = column([city, temperature, hours, days])
    stack.setCustomSpacing(4, after: city)
    stack.setCustomSpacing(24, after: temperature)
    stack.setCustomSpacing(16, after: hours)
    let scroll = UIScrollView()
    view.addSubview(scroll)
    fill(scroll, with: stack, insets: .init(top: 24, leading: 0, bottom: 24, trailing: 0))
    scroll.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
    ])
  }

  private func makeHours() -> UIView {
    let cells = weather.hours.enumerated().map { index, value in
      let cell = column([
        label(index == 0 ? "Now" : "+\(index) h", .preferredFont(forTextStyle: .footnote), .center),
        label("\(value)°", .preferredFont(forTextStyle: .body), .center),
      ])
      cell.distribution = .fillEqually
      cell.widthAnchor.constraint(equalToConstant: 60).isActive = true
      return cell
    }
    let row = UIStackView(arrangedSubviews: cells)
    let scroll = UIScrollView()
    scroll.accessibilityIdentifier = "hours"
    fill(scroll, with: row, insets: .init(top: 0, leading: 16, bottom: 0, trailing: 16))
    NSLayoutConstraint.activate([
      scroll.heightAnchor.constraint(equalToConstant: 80),
      row.heightAnchor.constraint(equalToConstant: 80),
    ])
    return scroll
  }

  private func makeDay(_ day: Weather.Day) -> UIView {
    let font = UIFont.preferredFont(forTextStyle: .body)
    let low = label("\(day.low)°", font, .right)
    low.textColor = .secondaryLabel
    let high = label("\(day.high)°", font, .right)
    let row = UIStackView(arrangedSubviews: [label(day.name, font, .natural), low, high])
    NSLayoutConstraint.activate([
      low.widthAnchor.constraint(equalToConstant: 60),
      high.widthAnchor.constraint(equalToConstant: 60),
      row.heightAnchor.constraint(equalToConstant: 44),
    ])
    return row
  }

  private func column(_ views: [UIView]) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    return stack
  }

  private func label(_ text: String, _ font: UIFont, _ alignment: NSTextAlignment) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    label.textAlignment = alignment
    return label
  }

  private func fill(_ scroll: UIScrollView, with view: UIView, insets: NSDirectionalEdgeInsets) {
    scroll.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    let content = scroll.contentLayoutGuide
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: content.topAnchor, constant: insets.top),
      view.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -insets.bottom),
      view.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: insets.leading),
      view.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -insets.trailing),
    ])
  }
}
