// SPDX-License-Identifier: Apache-2.0

/// Scripts that failed once, shortened, and what was wrong.
enum FrozenScripts {
  static let all: [(text: String, was: String)] = [
    (
      "90: carry.954 reconfigure.534",
      "a cell was configured for the place its item had while it was held"
    ),
    (
      "46: scroll.86 carry.699 reconfigure.870",
      "a cell was configured for the place its item had while it was held"
    ),
    (
      "50: drag.823",
      "a view that went out of sight, but was seen to stand still, was never said to have gone"
    ),
    ("0: apply.239 drag.305", "likewise"), ("75: stroke.368", "likewise"),
    (
      "4290: applyFew.675 drag.111 swipe.162",
      "a gesture that selects many went on from items that an update took away"
    ),
    (
      "1970: rested/applyFew.329 fling.900 scrollToItem.160",
      "an item was scrolled to that had gone when the motion before it was stopped"
    ),
    (
      "48: fitted/applyNone.71 scrollToItem.193",
      "a layout was asked for the item scrolled to, which had gone when a cell was measured"
    ),
    (
      "61: changeLayout.749 scroll.127 fling.811 stroke.641",
      "a stroke that stopped a bounce, and then moved nothing, left the content out of its range"
    ),
    (
      "68: applyAnimated.619 apply.993 scrollToItem.801 stroke.228 stroke.995",
      "likewise"
    ),
    (
      "58: fling.489 longTick.400 drag.746 changeLayout.230",
      "a section's motion under way ended where another layout has no stop"
    ),
    (
      "6240: applyTwice.159 rotate.109 applyAnimated.137 applyTwice.902 select.218 "
        + "applyAnimated.908 edit.592 resize.907 key.659",
      "a cell that was taken back on its way out did not know that it was deselected meanwhile"
    ),
    (
      "6688: scrollToItem.326 press.819",
      "a section held while the view was resized stayed where it may not rest"
    ),
    (
      "6920: apply.36 reloadData.163 scrollToItem.892 carry.802 scrollToItem.254",
      "an item of the data that no shown one is named like, because one is held, was no item"
    ),
    (
      "1494: scroll.861 tick.250 resize.634 applyFew.126",
      "a layout of the application was asked for an item that a reload after a resize had taken"
    ),
  ]
}
