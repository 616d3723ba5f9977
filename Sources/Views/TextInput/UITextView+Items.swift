// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

// Interactive parts of the text.
extension UITextView {
  /// Returns the text item at `point`, in the view's coordinate space.
  ///
  /// - Returns: `nil` if there is none, or the text is editable or not selectable.
  func item(at point: CGPoint) -> UITextItem? {
    guard !isEditable, isSelectable, let styles = foundStyles else { return nil }
    layoutIfNeeded()
    let place = convert(point, to: canvas)
    return items(in: styles).first { item in
      let (start, end) = (item.range.location, item.range.location + item.range.length)
      let characters = pointing.character(start)..<pointing.character(end)
      return canvas.rects(of: characters).contains { $0.contains(place) }
    }
  }

  /// Returns the text items in order; adjacent ranges with equal content are merged.
  private func items(in styles: TextStyles) -> [UITextItem] {
    var items: [UITextItem] = []
    for (range, attributes) in styles.parts(in: 0..<editor.buffer.count) {
      guard let content = Self.content(attributes) else { continue }
      var found = NSRange(location: range.lowerBound, length: range.count)
      if let last = items.last, last.content == content,
        last.range.location + last.range.length == found.location
      {
        found = NSRange(location: last.range.location, length: last.range.length + found.length)
        items.removeLast()
      }
      items.append(UITextItem(content, range: found))
    }
    return items
  }

  private static func content(_ attributes: Attributes) -> UITextItem.Content? {
    if let tag = attributes[.textItemTag] as? String { return .tag(tag) }
    let link = attributes[.link]
    if let url = link as? URL ?? (link as? String).flatMap({ URL(string: $0) }) {
      return .link(url)
    }
    return (attributes[.attachment] as? NSTextAttachment).map { .textAttachment($0) }
  }

  /// Performs the primary action of a text item.
  func press(_ item: UITextItem) {
    let usual = UIAction { [weak self] _ in self?.open(item) }
    let action = delegate.map { $0.textView(self, primaryActionFor: item, defaultAction: usual) }
    (action ?? usual)?.perform(for: self)
  }

  private func open(_ item: UITextItem) {
    switch item.content {
    case .link(let url):
      guard
        delegate?.textView(
          self, shouldInteractWith: url, in: item.range, interaction: .invokeDefaultAction) ?? true
      else { return }
      services.openLink?(url)
    case .textAttachment(let attachment):
      _ = delegate?.textView(
        self, shouldInteractWith: attachment, in: item.range, interaction: .invokeDefaultAction)
    case .tag: break
    }
  }

  /// The attributes of the text, with links where data was detected, or `nil` if the text is plain.
  ///
  /// Links in the text itself are not replaced.
  var foundStyles: TextStyles? {
    let links = detectedLinks
    guard !links.isEmpty else { return editor.styles }
    var styles = editor.styles ?? TextStyles(length: editor.buffer.count)
    for link in links {
      let parts = styles.parts(in: link.range)
      guard parts.allSatisfy({ $0.attributes[.link] == nil }) else { continue }
      for (range, attributes) in parts {
        var found = attributes
        found[.link] = link.url
        styles.replace(range, length: range.count, attributes: found)
      }
    }
    return styles
  }

  /// Whether links were detected in the text.
  var hasDetectedLinks: Bool { !detectedLinks.isEmpty }

  private var detectedLinks: [DetectedLink] {
    guard !isEditable, !dataDetectorTypes.isEmpty, !isSecureTextEntry else { return [] }
    let text = editor.text
    if let detected, detected.text == text, detected.types == dataDetectorTypes {
      return detected.links
    }
    let links = DetectedLink.all(in: text, dataDetectorTypes)
    detected = (text, dataDetectorTypes, links)
    return links
  }

  /// Returns the attributes of the text as displayed, with those of links.
  func shownStyles(_ styles: TextStyles) -> TextStyles {
    guard styles.runs.contains(where: { $0.attributes[.link] != nil }) else { return styles }
    var shown = styles
    let own = linkTextAttributes ?? [:]
    shown.changeAll { attributes in
      guard attributes[.link] != nil else { return }
      if attributes[.underlineStyle] == nil { attributes[.underlineStyle] = 0 }
      attributes.merge(own) { $1 }
    }
    return shown
  }
}
