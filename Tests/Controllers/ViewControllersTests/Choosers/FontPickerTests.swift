// SPDX-License-Identifier: Apache-2.0

import Expectations
import MullionDocumentControllers
import MullionViewControllers
import Testing
import UIKit

/// Tests of user selections in a font picker, from the fonts of the host.
@MainActor
struct FontPickerTests {
  private final class Hearer: NSObject, UIFontPickerViewControllerDelegate {
    var log: [String] = []
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
      log.append(viewController.selectedFontDescriptor?.postscriptName ?? "none")
    }
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
      log.append("cancelled")
    }
  }

  private let stage = ControllerStage()
  private let hearer = Hearer()

  private func show(_ configuration: UIFontPickerViewController.Configuration)
    -> UIFontPickerViewController
  {
    let picker = UIFontPickerViewController(configuration: configuration)
    picker.delegate = hearer
    stage.root?.present(picker, animated: false)
    stage.step()
    return picker
  }

  private func buttons(_ picker: UIViewController) -> [UIButton] {
    func all(_ view: UIView) -> [UIButton] {
      [view as? UIButton].compactMap(\.self) + view.subviews.flatMap(all)
    }
    return picker.view.map(all)?.filter { $0.currentTitle != nil } ?? []
  }

  @Test func `families are offered, and the one that is pressed is chosen`() throws {
    let picker = show(UIFontPickerViewController.Configuration())
    expect(buttons(picker).map(\.currentTitle), equals: UIFont.familyNames)
    guard let first = buttons(picker).first else { return }
    first.sendActions(for: .primaryActionTriggered)
    let chosen = try #require(picker.selectedFontDescriptor)
    expect(UIFont(descriptor: chosen, size: 12).familyName, equals: UIFont.familyNames[0])
    expect(hearer.log == [chosen.postscriptName] && first.isSelected)
    expect(stage.root?.presentedViewController === picker)
  }

  @Test func `faces are offered where the application wants them`() {
    let configuration = UIFontPickerViewController.Configuration()
    configuration.includeFaces = true
    let picker = UIFontPickerViewController(configuration: configuration)
    configuration.includeFaces = false
    expect(picker.configuration.includeFaces)
    picker.loadViewIfNeeded()
    expect(buttons(picker).count >= UIFont.familyNames.count)
    let bold = UIFontPickerViewController.Configuration()
    bold.filteredTraits = .traitBold
    expect(buttons(show(bold)).count <= UIFont.familyNames.count)
  }

  @Test func `closing it is told as giving up`() throws {
    _ = show(UIFontPickerViewController.Configuration())
    stage.click(try #require(stage.control("Close")))
    expect(hearer.log == ["cancelled"] && stage.root?.presentedViewController == nil)
  }
}
