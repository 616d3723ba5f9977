// SPDX-License-Identifier: Apache-2.0

import MullionContracts
public import MullionViewTree

extension UICellAccessory {
  /// Returns a disclosure indicator, which shows that the row leads to more content.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, displayed, options.look) }

  /// Returns a detail button, which can be activated only if there is an `actionHandler`.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.detail, displayed, options.look).doing(actionHandler)
  }

  /// Returns a checkmark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory { UICellAccessory(.checkmark, displayed, options.look) }

  /// Returns a button that starts the deletion of the row.
  ///
  /// Without a handler it reveals the row's trailing swipe actions.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.delete, displayed, options.look).doing(actionHandler)
  }

  /// Returns a button that inserts a row, which can be activated only if there is an `actionHandler`.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(.insert, displayed, options.look).doing(actionHandler)
  }

  /// Returns a reorder control, with which the row is moved if the data source permits it.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.reorder, displayed, options.look)
    accessory.content = .grip(showsSeparator: options.showsVerticalSeparator)
    return accessory
  }

  /// Returns an indicator of whether the row is selected in a multiple selection.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory { UICellAccessory(.multiselect, displayed, options.look) }

  /// Returns an indicator of whether the children of the item are visible.
  ///
  /// It expands and collapses the item, unless there is an `actionHandler`, which is called instead.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.outlineDisclosure, displayed, options.look)
    accessory.content = .outline(options.style)
    return accessory.doing(actionHandler)
  }

  /// Returns a text label.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.label, displayed, options.look)
    accessory.content = .label(
      text, options.font, adjustsFont: options.adjustsFontForContentSizeCategory)
    return accessory
  }

  /// Returns a button that opens `menu` and displays its selected element.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always,
    options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.popUpMenu, displayed, options.look)
    accessory.content = .popUp(menu, selectedElementDidChangeHandler)
    return accessory
  }

  /// Returns an accessory with a custom view.
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
