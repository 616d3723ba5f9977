// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionControls
import MullionTextInput
import MullionViewControllers
import MullionViewTree

/// An activity that is available in every app on a desktop.
final class SystemActivity: UIActivity {
  /// The kinds of system activities.
  enum Deed {
    case copy, mail, open
  }

  private let deed: Deed
  /// The subject of a mail message.
  var subject = ""
  private var shared = SharedItems(items: [])

  init(_ deed: Deed) {
    self.deed = deed
    super.init()
  }

  override var activityType: ActivityType? {
    switch deed {
    case .copy: .copyToPasteboard
    case .mail: .mail
    case .open: .ofOpening
    }
  }

  override var activityTitle: String? {
    switch deed {
    case .copy: "Copy"
    case .mail: "Mail"
    case .open: "Open"
    }
  }

  override var activityImage: UIImage? {
    switch deed {
    case .copy: UIImage(systemName: "doc.on.doc")
    case .mail: UIImage(systemName: "envelope")
    case .open: UIImage(systemName: "globe")
    }
  }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    let shared = SharedItems(items: activityItems)
    return deed == .open ? shared.address != nil : shared.text != nil
  }

  override func prepare(withActivityItems activityItems: [Any]) {
    shared = SharedItems(items: activityItems)
  }

  override func perform() {
    switch deed {
    case .copy: UIPasteboard.general.string = shared.text
    case .mail: if let letter { UIApplication.shared.open(letter) }
    case .open: if let address = shared.address { UIApplication.shared.open(address) }
    }
    activityDidFinish(true)
  }

  /// The URL that composes a mail message with `subject`, and with the shared texts and URLs as its body.
  private var letter: URL? {
    var letter = URLComponents()
    letter.scheme = "mailto"
    letter.queryItems =
      (subject.isEmpty ? [] : [URLQueryItem(name: "subject", value: subject)])
      + [URLQueryItem(name: "body", value: shared.text)]
    return letter.url
  }
}

extension UIActivity.ActivityType {
  /// The activity that opens a URL on the desktop.
  static let ofOpening = Self("org.mullion.activity.Open")
}
