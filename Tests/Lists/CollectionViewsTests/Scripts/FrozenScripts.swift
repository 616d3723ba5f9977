// SPDX-License-Identifier: Apache-2.0

/// Shortened scripts that failed once, with the faults that they found.
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
      "353: wheel.191 wheel.445 applyFew.748 stroke.715",
      "a wheel that was turned back left a motion running that nobody knew of"
    ),
    (
      "2056: stroke.989 rested/scrollToItemAnimated.677 press.852 shown/applyNone.306 reloadData.519 fling.920",
      "a hand took hold of content that was sent elsewhere as its motion ended, and both moved it"
    ),
    (
      "1399: scrollToItemAnimated.854 fitted/applyNone.110 rested/applyNone.900 tick.583 applyAnimated.828 scrollToItem.881",
      "a motion that was ended beyond the content's edge left it there"
    ),
    (
      "7708: rested/reloadData.425 drag.34 applyFew.220 scrollToItem.451",
      "so did one that sprang back from the edge"
    ),
    (
      "8659: scrolled/inset.521 drag.937 otherProvided/resize.655 applyNone.765 apply.836",
      "a size that came while views were provided did not bring the content into its range"
    ),
    (
      "5428: fitted/carry.574 carry.476 carry.401",
      "the end of one movement ended the next, which a callback had begun"
    ),
    (
      "1169: carry.594 scroll.639 shown/carry.62 reorder.641",
      "a movement that a callback began while another one was put down named items wrongly"
    ),
    (
      "1494: scroll.861 tick.250 resize.634 applyFew.126",
      "a layout of the application was asked for an item that a reload after a resize had taken"
    ),
    (
      "484: applyTwice.522 type.524 applyAnimated.294",
      "an edited cell that was kept out of sight was seen going without being displayed"
    ),
    ("5733: type.563 otherShown/apply.803 changeLayout.212", "likewise"),
    (
      "6921: highlighted/scroll.42 press.388 type.317 shown/applyNone.262 applyTwice.848",
      "likewise"
    ),
    (
      "3824: scrollToItem.481 gone/applyTwice.600 rotate.72 reconfigure.653 reloadData.300",
      "a view on its way out was taken back for the item that a reload put in its place"
    ),
    (
      "305: stroke.662 applyAnimated.389 fitted/select.228 scrollToItem.215 swipe.359 invalidate.775 "
        + "apply.435",
      "closing a swiped row laid out before the selection had its new places"
    ),
    (
      "7206: shown/type.493 type.991 stroke.953",
      "a cell outside of the window refuses to be edited"
    ),
  ]
}
