// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Buttons with every kind of configuration, and without one.
final class ButtonBoard: Board {
  override func fill() {
    row([button(.plain(), "Plain"), button(.gray(), "Gray")])
    row([button(.tinted(), "Tinted"), button(.filled(), "Filled")])
    row([button(.borderless(), "Borderless"), button(.bordered(), "Bordered")])
    row([button(.borderedTinted(), "Tinted"), button(.borderedProminent(), "Prominent")])
    addContents()
    addSizes()
    addStates()
    addOthers()
  }

  private func addContents() {
    var share = UIButton.Configuration.filled()
    share.subtitle = "With everybody"
    share.image = UIImage(systemName: "star")
    share.imagePadding = 8
    share.cornerStyle = .capsule
    var below = UIButton.Configuration.tinted()
    below.image = UIImage(systemName: "folder")
    below.imagePlacement = .top
    below.imagePadding = 4
    row([button(share, "Share"), button(below, "Folder")])
    var next = UIButton.Configuration.gray()
    next.image = UIImage(systemName: "chevron.forward")
    next.imagePlacement = .trailing
    next.imagePadding = 6
    row([button(next, "Next"), popUp])
    wide(button(.filled(), "A title that takes more than a single line of the button"))
  }

  private func addSizes() {
    let sizes: [(UIButton.Configuration.Size, String)] = [
      (.mini, "Mini"), (.small, "Small"), (.medium, "Medium"), (.large, "Large"),
    ]
    let buttons = sizes.map { size, title in
      var configuration = UIButton.Configuration.tinted()
      configuration.buttonSize = size
      return button(configuration, title)
    }
    row(Array(buttons[..<2]))
    row(Array(buttons[2...]))
  }

  private func addStates() {
    var wait = UIButton.Configuration.gray()
    wait.showsActivityIndicator = true
    wait.imagePadding = 6
    let waiting = button(wait, "Wait")
    let off = button(.filled(), "Off")
    let chosen = button(.plain(), "On")
    let pressed = button(.filled(), "Held")
    off.isEnabled = false
    chosen.isSelected = true
    pressed.isHighlighted = true
    row([waiting, off, chosen, pressed])
  }

  private func addOthers() {
    let system = UIButton(type: .system)
    system.setTitle("System", for: .normal)
    let custom = UIButton(type: .custom)
    custom.setTitle("Custom", for: .normal)
    custom.setTitleColor(.systemPurple, for: .normal)
    custom.setImage(UIImage(systemName: "heart"), for: .normal)
    custom.contentEdgeInsets = UIEdgeInsets(top: 6, left: 10, bottom: 6, right: 10)
    custom.layer.borderWidth = 1
    custom.layer.cornerRadius = 8
    row([system, custom])
  }

  private var popUp: UIButton {
    let popUp = button(.gray(), nil)
    popUp.showsMenuAsPrimaryAction = true
    popUp.changesSelectionAsPrimaryAction = true
    popUp.menu = UIMenu(children: [UIAction(title: "By name") { _ in }])
    return popUp
  }

  private func button(_ configuration: UIButton.Configuration, _ title: String?) -> UIButton {
    var configuration = configuration
    configuration.title = title
    return UIButton(configuration: configuration)
  }
}
