// SPDX-License-Identifier: Apache-2.0

import MullionContracts
public import MullionViewTree

extension UICellAccessory {
  /// A sign that there is more behind the row.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, displayed, options.look) }

  /// A button for details.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.detail, displayed, options.look).doing(actionHandler)
  }

  /// A tick.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory { UICellAccessory(.checkmark, displayed, options.look) }

  /// A button that begins to remove the row.
  ///
  /// Without a handler it shows the row's trailing swipe actions.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.delete, displayed, options.look).doing(actionHandler)
  }

  /// A button that inserts a row.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.insert, displayed, options.look).doing(actionHandler)
  }

  /// A grip that the row is moved by, where the data source lets items be moved.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.reorder, displayed, options.look)
    accessory.content = .grip(showsSeparator: options.showsVerticalSeparator)
    return accessory
  }

  /// A sign whether the row is one of those selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory { UICellAccessory(.multiselect, displayed, options.look) }

  /// A sign whether what is below the item shows.
  ///
  /// It expands and collapses the item, unless `actionHandler` takes that over.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.outlineDisclosure, displayed, options.look)
    accessory.content = .outline(options.style)
    return accessory.doing(actionHandler)
  }

  /// A text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.label, displayed, options.look)
    accessory.content = .label(
      text, options.font, adjustsFont: options.adjustsFontForContentSizeCategory)
    return accessory
  }

  /// A button that opens `menu` and shows which of its elements is on.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always,
    options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.popUpMenu, displayed, options.look)
    accessory.content = .popUp(menu, selectedElementDidChangeHandler)
    return accessory
  }

  /// A view of the application's.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    var accessory = UICellAccessory(
      .customView(configuration.customView), configuration.placement.displayed, configuration.look)
    accessory.content = .custom(configuration)
    return accessory
  }

  private func doing(_ action: ActionHandler?) -> UICellAccessory {
    var accessory = self
    accessory.action = action
    return accessory
  }
}
